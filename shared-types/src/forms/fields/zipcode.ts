import { requiredText } from './text.ts'

/** The zipcode of an order, as typed: it finds the order or not. */
export const zipcodeText = () => requiredText(16, 'Vul je postcode in')
