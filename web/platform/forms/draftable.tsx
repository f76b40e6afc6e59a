import { type ComponentType, useContext } from 'react'
import { FieldDrafts, type FieldTexts } from './fieldDrafts'

/** A field that shows what a draft gives it, in place of its value. Each time it is given something, it begins anew. */
export const draftable = <Props extends { name: string; value?: unknown }>(
  Field: ComponentType<Props>,
  valueIn: (texts: FieldTexts) => Props['value'],
) =>
  function Draftable(props: Props) {
    const given = useContext(FieldDrafts).given[props.name]
    return <Field key={given?.round ?? 0} {...props} {...(given && { value: valueIn(given.texts) })} />
  }
