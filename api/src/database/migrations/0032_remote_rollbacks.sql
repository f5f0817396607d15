-- Of an operator's act about a remote: which, and the version that is live again.
alter table operator_acts add column remote text;
