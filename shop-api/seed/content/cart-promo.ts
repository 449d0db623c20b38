export const cartPromo = {
  title: '10% korting met VAKANTIEGELD',
  text: 'Vanaf € 75,00 gaat er 10% van je bestelling af, ook van wat al is afgeprijsd. Vul de code in bij Kortingscode.',
  link: '/acties/vakantiegeld/',
  buttonText: 'Bekijk de vakantiegeld-deals',
}
