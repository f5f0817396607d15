-- What tabs told of the builds they ran, in sums of a day. `grp` is the group of a vital that the
-- count is of; 0 for what has none.
create table remote_figures (
  day date not null,
  remote text not null,
  version text not null,
  channel text not null check (channel in ('stable', 'canary', 'last-good')),
  what text not null check (
    what in ('load', 'transport', 'chunk', 'start', 'render', 'unhandled', 'lcp', 'inp', 'cls')
  ),
  grp smallint not null,
  count integer not null,
  primary key (day, remote, version, channel, what, grp)
);
