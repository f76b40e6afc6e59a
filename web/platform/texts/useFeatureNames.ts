import { useTranslation } from 'react-i18next'

/** Features as people call them, one after the other. */
export function useFeatureNames(): (features: readonly unknown[]) => string {
  const { t } = useTranslation()
  return (features) => features.map((feature) => t(`feature.${String(feature)}`)).join(', ')
}
