import { Input } from '@fluentui/react-components'
import { useId } from 'react'
import { draftable } from './draftable'
import { type Common, Framed, firstOf } from './textFields'

export const SuggestField = draftable(PlainSuggestField, firstOf)

/** A text for which there are suggestions; whoever has another writes that. */
function PlainSuggestField({
  value = '',
  maxLength,
  suggestions,
  ...frame
}: Common & { value?: string; maxLength: number; suggestions: readonly string[] }) {
  const listId = useId()
  return (
    <Framed {...frame} shown={value}>
      <Input
        style={{ minWidth: 0 }}
        input={{ style: { minWidth: 0 }, list: listId }}
        name={frame.name}
        defaultValue={value}
        autoComplete="off"
        maxLength={maxLength}
        disabled={frame.disabled ?? false}
        contentAfter={
          <datalist id={listId}>
            {suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        }
      />
    </Framed>
  )
}
