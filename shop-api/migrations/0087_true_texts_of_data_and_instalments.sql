-- Written by hand. What these pages say of the instalments of in3 and Alma, and of personal data, was not true. A sentence that
-- the shop changed stays.
UPDATE "service_page" SET "html" = replace("html", 'Betaal in 2, 3 of 4 termijnen, zonder rente.', 'Betaal in 3 termijnen, zonder rente.')
  WHERE "slug" = 'orderandpayment' AND strpos("html", 'Betaal in 2, 3 of 4 termijnen, zonder rente.') > 0;--> statement-breakpoint
UPDATE "service_page" SET "html" = replace("html", 'Betaal in termijnen met je bankkaart.', 'Betaal in 2, 3 of 4 termijnen met je bankkaart.')
  WHERE "slug" = 'orderandpayment' AND strpos("html", 'Betaal in termijnen met je bankkaart.') > 0;--> statement-breakpoint
UPDATE "service_page" SET "html" = replace("html", '<li>De bezorgdienst: je naam, adres en telefoonnummer.</li>', '<li>De bezorgdienst: je naam, je bedrijfsnaam als je die invult, je adres, e-mailadres en telefoonnummer, en het bestelnummer.</li>')
  WHERE "slug" = 'privacy' AND strpos("html", '<li>De bezorgdienst: je naam, adres en telefoonnummer.</li>') > 0;--> statement-breakpoint
UPDATE "service_page" SET "html" = replace("html", 'waarin je haar plaatste of met de persoonlijke link uit je e-mail, die na dertig dagen verloopt.', 'waarin je haar plaatste, met de persoonlijke link uit je e-mail, die na dertig dagen verloopt, via je account, of via de pakketchecker met het bestelnummer, je e-mailadres en je postcode.')
  WHERE "slug" = 'privacy' AND strpos("html", 'waarin je haar plaatste of met de persoonlijke link uit je e-mail, die na dertig dagen verloopt.') > 0;--> statement-breakpoint
UPDATE "service_page" SET "html" = replace("html", 'Wij krijgen alleen te horen of een betaling is gelukt.', 'Wij krijgen alleen te horen met welke betaalmethode je betaalt, en of dat is gelukt.')
  WHERE "slug" = 'privacy' AND strpos("html", 'Wij krijgen alleen te horen of een betaling is gelukt.') > 0;--> statement-breakpoint
UPDATE "service_page" SET "html" = replace("html", '<tr><td>Je geboortedatum, als je die', '<tr><td>Dezelfde gegevens bij een geannuleerde, niet betaalde bestelling</td><td>Je vragen erover beantwoorden</td><td>De overeenkomst, voorbereiding daarvan</td><td>Negentig dagen na de annulering</td></tr>
<tr><td>Je geboortedatum, als je die')
  WHERE "slug" = 'privacy' AND strpos("html", '<tr><td>Je geboortedatum, als je die') > 0 AND strpos("html", '<tr><td>Dezelfde gegevens bij') = 0;--> statement-breakpoint
UPDATE "service_page" SET "html" = replace("html", '<tr><td>Je beoordeling en de naam', '<tr><td>Een onomkeerbare code van je e-mailadres, als je je afmeldt voor mails over je winkelwagen</td><td>Je die mails niet meer sturen</td><td>Gerechtvaardigd belang</td><td>Zolang we zulke mails sturen</td></tr>
<tr><td>Je beoordeling en de naam')
  WHERE "slug" = 'privacy' AND strpos("html", '<tr><td>Je beoordeling en de naam') > 0 AND strpos("html", '<tr><td>Een onomkeerbare code van je e-mailadres') = 0;
