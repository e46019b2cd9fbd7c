-- A patient is asked once for a device that has not come back: the line says when.
alter table custody_lines drop constraint custody_lines_word_check;
alter table custody_lines add constraint custody_lines_word_check check (word in ('packed', 'refused', 'unlinked', 'shipped', 'moving',
  'delivered', 'returned', 'deleted', 'silent', 'corrected', 'linked', 'replaced', 'lost', 'checked', 'wiped', 'retired', 'askedback'));
create unique index custody_lines_asked_once on custody_lines (customer_id, item_id) where word = 'askedback';
