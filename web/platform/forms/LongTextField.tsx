import { Textarea } from '@fluentui/react-components'
import { draftable } from './draftable'
import { type Common, Framed, firstOf } from './textFields'

export const LongTextField = draftable(PlainLongTextField, firstOf)

function PlainLongTextField({ value = '', rows = 4, ...frame }: Common & { value?: string; rows?: number }) {
  return (
    <Framed {...frame} shown={value}>
      <Textarea
        name={frame.name}
        defaultValue={value}
        rows={rows}
        resize="vertical"
        maxLength={20_000}
        disabled={frame.disabled ?? false}
      />
    </Framed>
  )
}
