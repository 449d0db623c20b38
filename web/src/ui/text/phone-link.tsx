interface Props {
  phone: string
  className?: string | undefined
}

/** A phone number, which a tap calls. */
export const PhoneLink = ({ phone, className }: Props) => (
  <a className={className} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
    {phone}
  </a>
)
