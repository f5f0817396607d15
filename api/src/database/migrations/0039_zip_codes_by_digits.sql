-- Outside of a transaction: ZIP codes are found by their first digits, whatever the database sorts by.
create index concurrently if not exists zip_codes_by_digits on zip_codes (code text_pattern_ops);
