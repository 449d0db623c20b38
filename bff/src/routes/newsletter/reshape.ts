import type * as api from 'shared-types/api/newsletter'
import type * as v1 from 'shared-types/v1/newsletter'

export const reshapePopup = ({
  title,
  content,
  button_text,
  small_text,
}: v1.NewsletterPopup): api.NewsletterPopup => ({
  title,
  content,
  buttonText: button_text,
  smallText: small_text,
})
