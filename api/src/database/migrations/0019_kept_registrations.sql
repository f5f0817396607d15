-- A registration that somebody goes on with on another device, by a mailed link. The nonce, from which
-- the link is made with a secret outside the database, goes once the mail was sent.
create table kept_registrations (
  id integer primary key generated always as identity,
  email text not null,
  language text not null check (language in ('en', 'es')),
  nonce text,
  token_hash text not null unique,
  draft jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index kept_registrations_by_email on kept_registrations (lower(email));
create index kept_registrations_by_expiry on kept_registrations (expires_at);

alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check check (
  kind in ('mail', 'feedback-mail', 'registration-mail', 'lead-submitted', 'provider-closing')
);
