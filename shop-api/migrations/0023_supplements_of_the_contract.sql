-- The options of a configurator have the names of the contract.
UPDATE "configurator" SET "steps" = replace("steps"::text, '"extraCents":', '"extra":')::jsonb;
