import { Spinner } from '@fluentui/react-components'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { FailureBar } from '../platform/layout/FailureBar'
import { MessageBar, MessageBarBody } from '../platform/layout/MessageBar'
import { TextLink } from '../platform/layout/TextLink'
import { send } from '../platform/server/api'
import type { Failure } from '../platform/server/failure'
import { AuthFrame } from './AuthFrame'

/** Where the link leads that proves an address: it says what came of it, whoever is signed in. */
export function EmailProofPage() {
  const { t } = useTranslation()
  const code = useSearchParams()[0].get('code') ?? ''
  const { isProven, failure, prove } = useProof(code)
  return (
    <AuthFrame title={t('emailProof.title')}>
      {isProven ? (
        <MessageBar intent="success" layout="multiline" role="status">
          <MessageBarBody>{t('emailProof.proven')}</MessageBarBody>
        </MessageBar>
      ) : failure ? (
        <>
          <FailureBar failure={failure} {...(isFinal(failure) ? {} : { onRetry: prove })} />
          {isFinal(failure) && t('emailProof.another', { place: t('navigation.myinformation') })}
        </>
      ) : (
        <Spinner label={t('emailProof.wait')} labelPosition="after" />
      )}
      <TextLink to={addresses.home()}>{t('emailProof.goOn')}</TextLink>
    </AuthFrame>
  )
}

const isFinal = ({ status }: Failure) => status === 409 || status === 422

function useProof(code: string) {
  const [isProven, setProven] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const begun = useRef(false)
  const prove = useCallback(() => {
    setFailure(undefined)
    void send('ProveEmail', { code }).then(() => setProven(true), setFailure)
  }, [code])
  useEffect(() => {
    // Opening the link is what proves: it is sent once, however often the page is drawn.
    if (begun.current) return
    begun.current = true
    prove()
  }, [prove])
  return { isProven, failure, prove }
}
