-- Written by hand. The shop answers for loss and damage on the way in any case: the extra price buys delivery against a
-- signature. The table on service pages states the texts of the methods: first where a method still has the old one.
UPDATE service_page SET html = replace(html, '<td>Gratis thuisbezorgd en verzekerd tegen verlies en schade onderweg.</td>', '<td>Thuisbezorgd tegen handtekening, met track en trace.</td>')
  WHERE strpos(html, '<td>Gratis thuisbezorgd en verzekerd tegen verlies en schade onderweg.</td>') > 0
    AND EXISTS (SELECT FROM shipping_method WHERE insured_description = 'Gratis thuisbezorgd en verzekerd tegen verlies en schade onderweg.');--> statement-breakpoint
UPDATE service_page SET html = replace(html, '<td>De volgende werkdag al voor 12.00 uur in huis, en verzekerd tegen verlies en schade onderweg.</td>', '<td>De volgende werkdag al voor 12.00 uur in huis, tegen handtekening, met track en trace.</td>')
  WHERE strpos(html, '<td>De volgende werkdag al voor 12.00 uur in huis, en verzekerd tegen verlies en schade onderweg.</td>') > 0
    AND EXISTS (SELECT FROM shipping_method WHERE insured_description = 'De volgende werkdag al voor 12.00 uur in huis, en verzekerd tegen verlies en schade onderweg.');--> statement-breakpoint
UPDATE shipping_method SET insured_description = 'Thuisbezorgd tegen handtekening, met track en trace.'
  WHERE insured_description = 'Gratis thuisbezorgd en verzekerd tegen verlies en schade onderweg.';--> statement-breakpoint
UPDATE shipping_method SET insured_description = 'De volgende werkdag al voor 12.00 uur in huis, tegen handtekening, met track en trace.'
  WHERE insured_description = 'De volgende werkdag al voor 12.00 uur in huis, en verzekerd tegen verlies en schade onderweg.';
