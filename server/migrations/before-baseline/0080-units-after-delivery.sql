-- What happens to a device once it was delivered. A replacement names the new hardware and the one before; '' where none was known.
alter table custody_lines drop constraint custody_lines_word_check;
alter table custody_lines add column hardware_id text, add column replaced_id text,
  add check (word in ('packed', 'refused', 'unlinked', 'shipped', 'moving', 'delivered', 'returned', 'deleted', 'silent', 'corrected',
    'linked', 'replaced', 'lost', 'checked', 'wiped', 'retired')),
  add check ((word = 'replaced') = (hardware_id is not null and replaced_id is not null));

-- Who asks whether a hardware is with somebody else reads that one, of all clinics.
create index patient_devices_by_hardware on patient_devices (hardware_id) where hardware_id is not null;
