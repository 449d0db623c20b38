import type { ChooseMethodsRequest, PaymentDetails } from 'shared-types/contracts/checkout'
import type * as provider from 'shared-types/contracts/provider/checkout'
import type { AddressStepForm } from 'shared-types/forms/checkout'

/** The address step as the provider wants it: no shipping address means that of the bill. */
export const fromAddressStep = ({
  sameDeliveryAddress,
  ...step
}: AddressStepForm): provider.SaveCustomerRequest => ({
  ...step,
  shippingAddress: sameDeliveryAddress ? null : step.shippingAddress,
})

const fromPaymentDetails = ({ issuer, ...customer }: PaymentDetails) => ({ issuer, customer })

export const fromChosenMethods = ({
  shippingMethod,
  paymentMethod,
  paymentDetails,
  ...chosen
}: ChooseMethodsRequest): provider.ChooseMethodsRequest => ({
  ...chosen,
  selectedShippingMethod: shippingMethod,
  selectedPaymentMethod: paymentMethod,
  ...(paymentDetails && fromPaymentDetails(paymentDetails)),
})
