/** What remains after a person's data are erased. */
export const ordersStay =
  'Bestellingen blijven voor de boekhouding, met alleen de naam en het adres van de factuur. Dit kan niet ongedaan worden gemaakt.'

/** By law (docs/decisions/0035). */
export const ruleOfReductions =
  'Een korting is volgens de wet lager dan de laagste prijs van de 30 dagen ervoor. Een bed waarvan in die tijd een toeslag steeg, krijgt er geen.'
