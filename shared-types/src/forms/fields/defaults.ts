import { _default as withDefault, type z } from 'zod/mini'

/**
 * The fields of a request, which have these values if it omits them. Their types stay the same: our own forms fill in
 * every field.
 */
export const withDefaults = <Shape extends Readonly<Record<string, z.core.$ZodType>>>(
  shape: Shape,
  defaults: { [Name in keyof Shape]?: z.output<Shape[Name]> },
): Shape =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [
      name,
      name in defaults ? withDefault(field, defaults[name]) : field,
    ]),
  ) as Shape
