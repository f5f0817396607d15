# The product in images: docs/operations/containers.md. Each base may be another Debian that has the same in it.
ARG NODE_IMAGE=docker.io/library/node:22-bookworm-slim
ARG DEBIAN_IMAGE=docker.io/library/debian:bookworm-slim

# Everything that is built, with the release tool and the sandbox.
FROM ${NODE_IMAGE} AS build
WORKDIR /srv/source
COPY . .
# Other users read and run it, whatever the umask of the clone was.
RUN chmod -R a+rX . && npm ci
RUN npm run build
RUN cp -r api/dist /srv/api && cd /srv/api && npm install --omit=dev

FROM ${NODE_IMAGE} AS api
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /srv/api
COPY --from=build /srv/api ./
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=5m CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "main.mjs"]

# The release store with the pages of one address, and the headers that go with them.
FROM build AS pages
ARG PUBLIC_ORIGIN
ARG RECAPTCHA_SITE_KEY
ARG STRIPE_SCRIPT_URL
ENV RELEASE_STORE=/srv/quotehaven
RUN npm run --silent release -- publish --no-smoke shell remote-* \
  && npm run --silent release -- list --headers nginx ${RECAPTCHA_SITE_KEY:+--recaptcha} \
    ${STRIPE_SCRIPT_URL:+--card-script "$STRIPE_SCRIPT_URL"} > /srv/quotehaven-headers.conf

FROM ${DEBIAN_IMAGE} AS web
RUN dpkg -s curl nginx libnginx-mod-http-brotli-static > /dev/null 2>&1 || { apt-get update \
  && apt-get install -y --no-install-recommends curl nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*; }
COPY --from=pages /srv/source/docs/operations/nginx-container.conf /etc/nginx/nginx.conf
COPY --from=pages /srv/source/docs/operations/nginx-pages.conf /etc/nginx/quotehaven-pages.conf
COPY --from=pages /srv/quotehaven-headers.conf /etc/nginx/quotehaven-headers.conf
COPY --from=pages /srv/quotehaven /srv/quotehaven
USER www-data
EXPOSE 8080
# nginx finishes what it is answering.
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=5s CMD ["curl", "-fsSo", "/dev/null", "http://127.0.0.1:8080/releases.json"]
# The API is looked up again and again, for it may come back with another address.
CMD ["sh", "-c", "sed -n 's/^nameserver \\([0-9.]*\\)$/resolver \\1 valid=2s;/p' /etc/resolv.conf > /tmp/resolver.conf && exec nginx -e stderr -g 'daemon off;'"]
