-- What is told of somebody whose account is gone is emptied after the deletion, part by part.
alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check check (
  kind in (
    'mail', 'feedback-mail', 'registration-mail', 'lead-submitted', 'provider-closing', 'notices-to-forget'
  )
);
