import type { ChooseMethodsRequest, PaymentDetails } from 'shared-types/contracts/checkout'
import type * as provider from 'shared-types/contracts/provider/checkout'
import type { AddressStepForm } from 'shared-types/forms/checkout'

/** Maps the address step for the provider, where null as shipping address means the billing address. */
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
