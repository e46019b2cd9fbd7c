-- A version tells the second editor. Who added somebody although a patient like that was known said why.
alter table patients add column version integer not null default 1, add column added_although text;
alter table technical_holds add column note text not null default '' check (length(note) <= 100);
