-- Survey outcomes read a clinic's last months of forms, however long the clinic has been asking.
create index questionnaire_answers_of_clinic on questionnaire_answers (customer_id, day);
