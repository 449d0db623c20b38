import type { FieldMessages } from 'shared-types/errors'

interface Mistake {
  keyword: string
  instancePath: string
  message?: string
  params: Record<string, unknown>
}

const bound = (value: unknown) =>
  typeof value === 'number' || typeof value === 'bigint' ? String(value) : ''

/** How zod speaks by itself. Any other message was written by us, in a form schema, and is told as it is. */
const zodsOwn = /^(?:Invalid|Too big|Too small|Unrecognized)/

const messageFor = ({ keyword, message = '', params }: Mistake): string => {
  if (!zodsOwn.test(message)) return message
  if (message.endsWith('received undefined')) return 'Dit is een verplicht veld'
  const isText = params.origin === 'string'
  if (keyword === 'too_big') {
    return isText
      ? `Gebruik hooguit ${bound(params.maximum)} tekens`
      : `Kies hooguit ${bound(params.maximum)}`
  }
  if (keyword === 'too_small') {
    if (isText && params.minimum === 1) return 'Dit is een verplicht veld'
    return isText
      ? `Gebruik minstens ${bound(params.minimum)} tekens`
      : `Kies minstens ${bound(params.minimum)}`
  }
  if (keyword === 'invalid_value') return 'Deze keuze is er niet'
  return 'Dit is niet goed ingevuld'
}

const pathOf = ({ instancePath }: Mistake) => instancePath.split('/').filter(Boolean).join('.')

const unknownKeys = (mistake: Mistake): string[] =>
  Array.isArray(mistake.params.keys) ? mistake.params.keys.map(String) : []

/** Dutch messages by field path, made from what the schemas of a route found wrong. The first one of a field counts. */
export const fieldMessages = (mistakes: Mistake[]): FieldMessages => {
  const fields = new Map<string, string>()
  for (const mistake of mistakes) {
    const path = pathOf(mistake)
    const found =
      mistake.keyword === 'unrecognized_keys'
        ? unknownKeys(mistake).map(
            (key) => [path === '' ? key : `${path}.${key}`, 'Dit veld kennen we niet'] as const,
          )
        : [[path, messageFor(mistake)] as const]
    for (const [field, text] of found) if (!fields.has(field)) fields.set(field, text)
  }
  return Object.fromEntries(fields)
}

export const hasUnknownKeys = (mistakes: Mistake[]) =>
  mistakes.some(({ keyword }) => keyword === 'unrecognized_keys')
