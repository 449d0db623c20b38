export const notification = {
  text: 'GRATIS VERZENDING op alles!',
  code: 'VAKANTIEGELD',
  link: '/service/shipping-returns/',
  usps: [
    'Voor 23:59 besteld, de bezorgdag staat erbij',
    'Betaal met iDEAL | Wero, Bancontact of creditcard',
    'Gratis verzending op alles',
  ],
}
