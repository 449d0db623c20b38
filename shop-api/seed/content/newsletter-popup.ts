export const newsletterPopup = {
  title: 'Slaap op de hoogte',
  content:
    '<p>Een keer per week het mooiste uit de winkel: nieuwe dessins, acties voordat ze beginnen en tips om beter te slapen.</p>',
  buttonText: 'Inschrijven',
  smallText:
    'Je krijgt eerst een e-mail om je inschrijving te bevestigen. Afmelden kan altijd, met een link onder elke mail.',
}
