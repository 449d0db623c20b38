import {
  ArrayInput,
  BooleanInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useRecordContext,
} from 'react-admin'
import type { ContentBlock, PromoSlide } from 'shared-types/contracts/content'
import type { Image } from 'shared-types/image'
import { emptyText } from '../../ui/inputs/empty-text.ts'
import { nameFollows } from '../../ui/inputs/meta-title-input.tsx'
import { HtmlInput } from '../../ui/inputs/html-input.tsx'
import { Links } from './menu-fields.tsx'

export const NotificationFields = () => (
  <>
    <TextInput source="data.text" label="Melding" parse={emptyText} />
    <TextInput source="data.code" label="Kortingscode" />
    <TextInput source="data.link" label="Link" />
    <ArrayInput source="data.usps" label="Pluspunten">
      <SimpleFormIterator disableClear>
        <TextInput source="" label="Pluspunt" validate={required()} helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
  </>
)

const company: [name: string, label: string][] = [
  ['name', 'Naam'],
  ['legalName', 'Bedrijfsnaam'],
  ['street', 'Straat en huisnummer'],
  ['zipcode', 'Postcode'],
  ['city', 'Plaats'],
  ['email', 'E-mailadres'],
  ['phone', 'Telefoon'],
  ['openingHours', 'Bereikbaar'],
  ['cocNumber', 'KvK-nummer'],
  ['vatNumber', 'Btw-nummer'],
]

export const FooterFields = () => (
  <>
    {company.map(([name, label]) => (
      <TextInput key={name} source={`data.shop.${name}`} label={label} validate={required()} />
    ))}
    <Links source="data.serviceLinks" label="Klantenservice" />
    <Links source="data.categoryLinks" label="Categorieën" />
    <Links source="data.discoverLinks" label="Ontdekken" />
    <Links source="data.socialLinks" label="Sociale media" />
  </>
)

interface StoredHomepage {
  slides: PromoSlide[]
  promo: { main: PromoSlide; extra: PromoSlide[] } | null
  categories: { image: Image }[]
  blocks: ContentBlock[]
}

const picturesOf = ({ slides, promo, categories, blocks }: StoredHomepage): Image[] => {
  const all = [...slides, ...(promo ? [promo.main, ...promo.extra] : [])].flatMap(
    ({ image, imageMobile }) => [image, imageMobile],
  )
  const others = [...categories, ...blocks].flatMap(({ image }) => image ?? [])
  return [...new Map([...all, ...others].map((image) => [image.file, image])).values()]
}

interface PictureInputProps {
  source: string
  label: string
  pictures: Image[]
}

/** One of the pictures that the home page has. */
const PictureInput = ({ source, label, pictures }: PictureInputProps) => (
  <SelectInput
    source={source}
    label={label}
    choices={pictures.map(({ file }) => ({ id: file, name: file }))}
    format={(image?: Image | null) => image?.file ?? ''}
    parse={(file: string) => pictures.find((image) => image.file === file) ?? null}
    validate={required()}
  />
)

const slideWith = (pictures: Image[]) => (
  <>
    <TextInput source="title" label="Titel" validate={required()} />
    <TextInput source="subTitle" label="Ondertitel" parse={emptyText} />
    <TextInput source="buttonText" label="Tekst van de knop" parse={emptyText} />
    <TextInput source="link" label="Link" validate={required()} />
    <PictureInput source="image" label="Foto" pictures={pictures} />
    <PictureInput source="imageMobile" label="Foto op een telefoon" pictures={pictures} />
    <BooleanInput source="showTitle" label="Titel op de foto laten zien" defaultValue={true} />
    <BooleanInput source="isLightBackground" label="De foto is licht" defaultValue={true} />
  </>
)

export const HomepageFields = () => {
  const record = useRecordContext<{ data: StoredHomepage }>()
  if (!record) return null
  const slide = slideWith(picturesOf(record.data))
  return (
    <>
      <ArrayInput source="data.slides" label="Grote foto’s">
        <SimpleFormIterator disableClear>{slide}</SimpleFormIterator>
      </ArrayInput>
      {record.data.promo && (
        <ArrayInput source="data.promo.extra" label="Naast de actie">
          <SimpleFormIterator disableClear>{slide}</SimpleFormIterator>
        </ArrayInput>
      )}
      <ArrayInput source="data.blocks" label="Teksten onderaan">
        <SimpleFormIterator disableAdd disableClear>
          <TextInput source="title" label="Titel" validate={required()} />
          <TextInput source="subTitle" label="Ondertitel" parse={emptyText} />
          <HtmlInput source="description" label="Tekst" />
          <TextInput source="link" label="Link" />
          <TextInput source="buttonText" label="Tekst van de knop" />
        </SimpleFormIterator>
      </ArrayInput>
      <TextInput
        source="data.metaTitle"
        label="Titel voor zoekmachines"
        helperText={nameFollows}
        validate={required()}
      />
      <TextInput
        source="data.metaDescription"
        label="Beschrijving voor zoekmachines"
        validate={required()}
        multiline
      />
    </>
  )
}
