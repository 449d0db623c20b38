-- Written by hand. Averages were rounded to two decimals before they were rounded to the one that is shown. The others are
-- replaced with the next review of their product.
UPDATE "product" SET "review_average" = "exact"."average"
FROM (SELECT "product_id", avg("score") AS "average" FROM "review" WHERE "published" GROUP BY "product_id") AS "exact"
WHERE "exact"."product_id" = "product"."id" AND round("review_average"::numeric, 1) <> round("exact"."average", 1);--> statement-breakpoint
-- What these pages say of delivery and of what the browser stores was not true. A sentence that the shop changed stays.
UPDATE "service_page" SET "html" = replace("html", 'dan ligt het klaar en heb je het de volgende werkdag.', 'dan geldt de dag die erbij staat, vaak de volgende werkdag.')
  WHERE "slug" = 'klantenservice-contact' AND strpos("html", 'dan ligt het klaar en heb je het de volgende werkdag.') > 0;--> statement-breakpoint
UPDATE "service_page" SET "html" = replace("html", 'Alleen onze server kan hem lezen.</td><td>30 dagen na je laatste bezoek</td>', 'Alleen onze server kan hem lezen.</td><td>30 dagen na je laatste bezoek; log je in zonder ''Onthoud mij'', dan geldt hij nog een dag</td>')
  WHERE "slug" = 'cookies' AND strpos("html", 'Alleen onze server kan hem lezen.</td><td>30 dagen na je laatste bezoek</td>') > 0;--> statement-breakpoint
UPDATE "service_page" SET "html" = replace("html", '<tr><td>Hoe laat je de winkel opende,', '<tr><td>Je e-mailadres, als je bent ingelogd</td><td>Zodat een ander die daarna in hetzelfde tabblad inlogt, niet ziet wat jij hebt getypt</td><td>Tot je je afmeldt of het tabblad sluit</td></tr>
<tr><td>Hoe laat je de winkel opende,')
  WHERE "slug" = 'cookies' AND strpos("html", '<tr><td>Hoe laat je de winkel opende,') > 0 AND strpos("html", 'Je e-mailadres, als je bent ingelogd') = 0;
