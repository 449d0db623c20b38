-- Answers that were kept before are in the form of the wire, which is derived now when an answer is sent.
DELETE FROM "idempotency_key";
