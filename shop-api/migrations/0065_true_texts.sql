-- Written by hand. What these pages say of the cookie's name, and of what employees and customers can change, was not true,
-- and an offer of credit needs a warning. A sentence that the shop changed stays.
UPDATE service_page SET html = replace(html, '<tr><td>sluimer</td>', '<tr><td>__Host-sluimer</td>')
  WHERE slug = 'cookies' AND strpos(html, '<tr><td>sluimer</td>') > 0;--> statement-breakpoint
UPDATE service_page SET html = replace(html, 'passen we maat, kleur of adres voor je aan.', 'passen we je afleveradres aan. Wil je een andere maat of kleur? Dan annuleren we de bestelling en bestel je de goede meteen opnieuw.')
  WHERE slug = 'klantenservice-contact' AND strpos(html, 'passen we maat, kleur of adres voor je aan.') > 0;--> statement-breakpoint
UPDATE service_page SET html = replace(html, 'passen we maat, kleur of afleveradres voor je aan.', 'passen we je afleveradres aan. Wil je een andere maat of kleur? Dan annuleren we de bestelling en bestel je de goede meteen opnieuw.')
  WHERE slug = 'veelgestelde-vragen' AND strpos(html, 'passen we maat, kleur of afleveradres voor je aan.') > 0;--> statement-breakpoint
UPDATE service_page SET html = replace(html, 'Je e-mailadres kun je niet zelf wijzigen, omdat je ermee inlogt: vraag het aan onze <a href="/service/klantenservice-contact/">klantenservice</a>.', 'Je e-mailadres wijzig je daar ook, met je wachtwoord en de link die we naar het nieuwe adres mailen.')
  WHERE slug = 'veelgestelde-vragen' AND strpos(html, 'Je e-mailadres kun je niet zelf wijzigen, omdat je ermee inlogt: vraag het aan onze <a href="/service/klantenservice-contact/">klantenservice</a>.') > 0;--> statement-breakpoint
UPDATE content SET data = replace(data::text, '"Veilig achteraf betalen of in 3 termijnen"', '"Betaal met iDEAL | Wero, Bancontact of creditcard"')::jsonb
  WHERE key = 'notification' AND strpos(data::text, '"Veilig achteraf betalen of in 3 termijnen"') > 0;
