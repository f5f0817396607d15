-- What operators do with a message from Get in touch.
alter table feedback add column read_at timestamptz;
alter table feedback add column answered_at timestamptz;
alter table feedback add column note text not null default '';
create index feedback_open on feedback (created_at) where answered_at is null;

-- An agency that an operator paused: it gets no new leads and cannot quote until it is resumed. Its agent
-- reads the words.
alter table agents add column stopped_at timestamptz;
alter table agents add column stopped_words text not null default '';

-- Of an act about a message: which.
alter table operator_acts add column feedback_id integer references feedback (id);
