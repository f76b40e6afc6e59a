import { makeStyles } from '@fluentui/react-components'

/** A list of rows without marks. */
export const useRowList = makeStyles({ root: { listStyleType: 'none', margin: 0, padding: 0 } })
