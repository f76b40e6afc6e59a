import { Button, Field, Input, makeStyles, Select, Text, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { type ImportMapping, type ImportTarget, importTargets, requiredTargets } from '@prumo/contracts/imports/imports'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { mapping: ImportMapping; header: readonly string[] | undefined; onMap: (mapping: ImportMapping) => void }

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    gap: '10px 16px',
    alignItems: 'start',
  },
  // A long name of a column is cut within its list, and makes no field wider than its place.
  field: {
    minWidth: 0,
    maxWidth: '100%',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& select': { width: '100%', minWidth: 0 },
  },
  extras: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
  extra: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    paddingLeft: '8px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
})

const isRequired = (target: ImportTarget) => (requiredTargets as readonly ImportTarget[]).includes(target)

/** Which column is read as what: by its name before there is a file, from the file's columns once there is one. */
export function MappingTable({ mapping, header, onMap }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const set = (target: ImportTarget, column: string) => {
    const { [target]: _, ...others } = mapping.columns
    onMap({ ...mapping, columns: column === '' ? others : { ...others, [target]: column } })
  }
  return (
    <>
      <div className={styles.grid}>
        {importTargets.map((target) => (
          <Field
            key={target}
            className={styles.field}
            label={t(`importTarget.${target}`)}
            required={isRequired(target) && !(target === 'step' && mapping.stepId)}
            {...(target === 'key' && { hint: t('imports.keyHint') })}
            {...(target === 'predecessors' && { hint: t('imports.predecessorsHint') })}
          >
            {header ? (
              <Select value={mapping.columns[target] ?? ''} onChange={(_, { value }) => set(target, value)}>
                <option value="">{t('imports.notInFile')}</option>
                {header.map((column) => (
                  <option key={column}>{column}</option>
                ))}
              </Select>
            ) : (
              <Input
                value={mapping.columns[target] ?? ''}
                maxLength={200}
                placeholder={t('imports.columnName')}
                onChange={(_, { value }) => set(target, value)}
              />
            )}
          </Field>
        ))}
      </div>
      <Extras mapping={mapping} header={header} onMap={onMap} />
    </>
  )
}

/** Columns that are kept as further fields of the task, each under its own name. */
function Extras({ mapping, header, onMap }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [name, setName] = useState('')
  const [blank, setBlank] = useState(false)
  const taken = new Set([...Object.values(mapping.columns), ...mapping.extra])
  const repeated = name.trim() !== '' && taken.has(name.trim())
  const wrong = repeated ? 'import.extraRepeated' : blank && name.trim() === '' ? 'text.blank' : undefined
  const add = (column: string) => {
    const wanted = column.trim()
    setBlank(wanted === '')
    if (wanted === '' || taken.has(wanted)) return
    onMap({ ...mapping, extra: [...mapping.extra, wanted] })
    setName('')
  }
  return (
    <div className={styles.extras}>
      <Field
        className={styles.field}
        label={t('imports.extra')}
        hint={t('imports.extraHint')}
        {...(wrong && { validationState: 'error' as const, validationMessage: t(`error.${wrong}`) })}
      >
        {header ? (
          <Select value="" onChange={(_, { value }) => add(value)}>
            <option value="">{t('imports.addExtra')}</option>
            {header
              .filter((column) => !taken.has(column))
              .map((column) => (
                <option key={column}>{column}</option>
              ))}
          </Select>
        ) : (
          <Input
            value={name}
            maxLength={100}
            placeholder={t('imports.columnName')}
            onChange={(_, { value }) => setName(value)}
            onBlur={() => setBlank(false)}
            onKeyDown={(event) => event.key === 'Enter' && add(name)}
            contentAfter={
              <Button
                size="small"
                appearance="transparent"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => add(name)}
              >
                {t('add')}
              </Button>
            }
          />
        )}
      </Field>
      {mapping.extra.map((column) => (
        <span key={column} className={styles.extra}>
          <Text size={200}>{column}</Text>
          <Button
            size="small"
            appearance="transparent"
            icon={<DismissRegular />}
            aria-label={t('imports.removeExtra', { column })}
            onClick={() => onMap({ ...mapping, extra: mapping.extra.filter((each) => each !== column) })}
          />
        </span>
      ))}
    </div>
  )
}
