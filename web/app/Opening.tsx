import { Spinner } from '@fluentui/react-components'

/** Stands for the moment until the first screen is there. */
export const Opening = () => <Spinner size="small" style={{ height: '100%' }} delay={300} />
