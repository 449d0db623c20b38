-- The newsletter popup has the names of the contract, no longer those of the wire.
UPDATE "content" SET "data" = "data" - '{button_text,small_text}'::text[] || jsonb_build_object('buttonText', "data" -> 'button_text', 'smallText', "data" -> 'small_text') WHERE "key" = 'newsletter-popup' AND "data" ? 'button_text';
