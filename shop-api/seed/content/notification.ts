export const notification = {
  text: 'GRATIS VERZENDING op alles!',
  code: 'VAKANTIEGELD',
  link: '/service/shipping-returns/',
  usps: [
    'Voor 23:59 besteld, de bezorgdag staat erbij',
    'Veilig achteraf betalen of in 3 termijnen',
    'Gratis verzending op alles',
  ],
}
