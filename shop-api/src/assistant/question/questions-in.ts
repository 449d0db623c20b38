const opening =
  'kan|kun|mag|moet|hoe|hoeveel|wat|waar|wanneer|welke?|wie|is|zijn|hebben|heb|heeft|nemen|doen|bezorgen|leveren|krijg|komt|komen|werkt|wordt|zit|kost|bieden|verkopen'

const between = new RegExp(
  String.raw`[?!.;\n]+\s*(?:en\s+)?|(?:,|(?<![\s,]))\s+en\s+(?=(?:${opening})\b)`,
  'iu',
)
const isQuestion = new RegExp(String.raw`^(?:${opening})\b`, 'iu')

const fewestWords = 3
const mostQuestions = 3

/** Splits a message into its questions. Returns the whole message when some part is not a question. */
export const questionsIn = (message: string): string[] => {
  const parts = message
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const areQuestions = parts.every((part) => isQuestion.test(part) && part.split(/\s+/).length >= fewestWords)
  return areQuestions && parts.length > 1 && parts.length <= mostQuestions ? parts : [message]
}
