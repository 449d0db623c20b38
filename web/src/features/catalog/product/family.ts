import type { ProductFamily, Variant } from 'shared-types/contracts/catalog'
import type { Image } from 'shared-types/image'
import { paths } from '../../../paths.ts'
import { hiddenValue } from './choose-variant.ts'

type Member = ProductFamily['members'][number]

/** A value of an attribute of the family, and the product that has it. */
interface FamilyChoice {
  title: string
  image: Image | null
  color: string | null
  to: string
  isCurrent: boolean
  /** Why it cannot be bought in the selected size, in words; null if it can. */
  unavailable: string | null
}

export interface FamilyAttribute {
  title: string
  current: string
  choices: FamilyChoice[]
}

const sameValues = (values: string[], wanted: string[]) =>
  values.filter((value, index) => value === wanted[index]).length

/** The member's variant in the selected size, with most of the other choices; undefined if it has no such size. */
const variantLike = ({ variants }: Member, { values }: Variant) =>
  variants
    .filter((variant) => variant.values[0] === values[0])
    .toSorted((left, right) => sameValues(right.values, values) - sameValues(left.values, values))[0]

const unavailable = (member: Member, variant: ReturnType<typeof variantLike>): string | null => {
  if (!member.variants.some(({ available }) => available)) return 'uitverkocht'
  if (!variant) return 'niet in deze maat'
  return variant.available ? null : 'uitverkocht in deze maat'
}

const toChoice = (member: Member, attribute: number, current: Member, selected: Variant): FamilyChoice => {
  const variant = variantLike(member, selected)
  const { title = '', color = null } = member.values[attribute] ?? {}
  return {
    title,
    color,
    image: member.image,
    to: paths.product(member.slug, variant?.id),
    isCurrent: member.id === current.id,
    unavailable: unavailable(member, variant),
  }
}

const titleAt = (member: Member | undefined, attribute: number) => member?.values[attribute]?.title ?? ''

/**
 * The choices that a family offers beside a product. For each value of an attribute, the product that also has
 * the current values of the other attributes, or the first one with the value.
 */
export const familyAttributes = (
  { attributes, members }: ProductFamily,
  productId: number,
  selected: Variant,
): FamilyAttribute[] => {
  const current = members.find(({ id }) => id === productId)
  if (!current) return []
  const currentValues = attributes.map((_, index) => titleAt(current, index))
  return attributes.flatMap((title, attribute) => {
    const valuesOf = (member: Member) => attributes.map((_, index) => titleAt(member, index))
    const byValue = Map.groupBy(members, (member) => titleAt(member, attribute))
    const choices = [...byValue.values()].flatMap((having) => {
      const [best] = having.toSorted(
        (left, right) =>
          sameValues(valuesOf(right), currentValues) - sameValues(valuesOf(left), currentValues),
      )
      return best ? [toChoice(best, attribute, current, selected)] : []
    })
    return choices.length > 1 ? [{ title, current: titleAt(current, attribute), choices }] : []
  })
}

/** What is selected on a product page: the values of the family's attributes and of the product's options. */
export interface Selection {
  attributes: [title: string, value: string][]
  /** Without the size that means 'no size'. */
  options: string[]
}

export const selectionOf = (
  { attributes, members }: ProductFamily,
  productId: number,
  { values }: Variant,
): Selection => {
  const member = members.find(({ id }) => id === productId)
  return {
    attributes: attributes.map((title, index) => [title, titleAt(member, index)]),
    options: values.filter((value) => value !== hiddenValue),
  }
}

const inSentence = (values: string[]) => values.join(' en ')

/** What had to change with the chosen attribute, in words; null if nothing did. */
export const changedWith = (attribute: string, before: Selection, after: Selection): string | null => {
  const chosen = after.attributes.find(([title]) => title === attribute)?.[1] ?? ''
  const changes = [
    ...before.attributes.map(([title, value], index) => ({
      from: title === attribute ? chosen : value,
      to: after.attributes[index]?.[1],
    })),
    ...before.options.map((from, index) => ({ from, to: after.options[index] })),
  ].filter(({ from, to }) => to !== undefined && from !== to)
  if (changes.length === 0) return null
  const name = chosen.charAt(0).toUpperCase() + chosen.slice(1)
  return `${name} is er niet in ${inSentence(changes.map(({ from }) => from))}. Je ziet nu ${inSentence(changes.flatMap(({ to }) => to ?? []))}.`
}
