import { Button } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SaveBar } from '../platform/forms/SaveBar'
import { TextField } from '../platform/forms/textFields'
import { ItemDrawer } from '../platform/layout/ItemDrawer'
import { useToasts } from '../platform/layout/useToasts'

const ids = ['a', 'b', 'c']

/** A drawer with a form that has a change. */
export function DrawerExample() {
  const { t } = useTranslation()
  const { done } = useToasts()
  const form = useId()
  const [record, setRecord] = useState<string>()
  const close = () => {
    setRecord(undefined)
    done(t('draft.kept'))
  }
  return (
    <>
      <Button onClick={() => setRecord('b')}>{t('parts.sample.open')}</Button>
      {record && (
        <ItemDrawer
          title={t('parts.sample.numbered', { number: ids.indexOf(record) + 1 })}
          kind={t('query.task')}
          closing={t('task.close')}
          record={record}
          siblings={{ ids, previous: t('task.previous'), next: t('task.next'), onOpen: setRecord }}
          onClose={close}
        >
          <form
            id={form}
            onSubmit={(event) => {
              event.preventDefault()
              done(t('done.generic'))
            }}
          >
            <TextField name="title" value={t('parts.sample.task')} />
            <SaveBar
              form={form}
              isDiscarded={false}
              isSending={false}
              failure={undefined}
              onDiscard={close}
              onUndo={() => {}}
              onLeft={() => {}}
            />
          </form>
        </ItemDrawer>
      )}
    </>
  )
}
