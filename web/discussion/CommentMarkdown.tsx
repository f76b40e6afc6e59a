import { Link, makeStyles, tokens as theme } from '@fluentui/react-components'
import type { Comment } from '@prumo/contracts/discussion/queries'
import type { Token, Tokens } from 'marked'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { markdownOf, safeAddress, withMentions } from './markdownOf'

const useStyles = makeStyles({
  root: {
    overflowWrap: 'anywhere',
    '& p, & ul, & ol, & pre, & blockquote': { margin: '0 0 6px' },
    '& > :last-child': { marginBottom: 0 },
    '& code': { fontFamily: theme.fontFamilyMonospace, backgroundColor: theme.colorNeutralBackground3 },
    '& pre': { padding: '6px 8px', whiteSpace: 'pre-wrap', backgroundColor: theme.colorNeutralBackground3 },
    '& blockquote': { paddingLeft: '10px', borderLeft: `3px solid ${theme.colorNeutralStroke2}` },
  },
  mention: { color: theme.colorBrandForeground1, fontWeight: theme.fontWeightSemibold },
})

/** A comment with its Markdown and links, drawn element by element: HTML that somebody wrote stays text. */
export function CommentMarkdown({ content }: Pick<Comment, 'content'>) {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameOf = (index: number) => {
    const part = content[index]
    return part && 'mention' in part ? (part.name ?? t('comments.erased')) : ''
  }
  const textOf = (text: string): ReactNode =>
    withMentions(text).map((part) =>
      typeof part === 'string' ? (
        part
      ) : (
        <span key={part} className={styles.mention}>
          @{nameOf(part)}
        </span>
      ),
    )
  return <div className={styles.root}>{drawn(markdownOf(content), textOf)}</div>
}

type TextOf = (text: string) => ReactNode
type Drawing = (token: Token, inner: () => ReactNode, textOf: TextOf) => ReactNode

/** How each kind of token is drawn; all others, HTML and tables among them, are shown as they were written. */
const drawings: Partial<Record<string, Drawing>> = {
  space: () => null,
  br: () => <br />,
  written: (token, _, textOf) => <p style={{ whiteSpace: 'pre-wrap' }}>{textOf(token.raw)}</p>,
  hr: () => <hr />,
  escape: (token, _, textOf) => textOf((token as Tokens.Escape).text),
  text: (token, inner, textOf) => ('tokens' in token && token.tokens ? inner() : textOf((token as Tokens.Text).text)),
  paragraph: (_, inner) => <p>{inner()}</p>,
  heading: (_, inner) => (
    <p>
      <strong>{inner()}</strong>
    </p>
  ),
  strong: (_, inner) => <strong>{inner()}</strong>,
  em: (_, inner) => <em>{inner()}</em>,
  del: (_, inner) => <del>{inner()}</del>,
  codespan: (token, _, textOf) => <code>{textOf((token as Tokens.Codespan).text)}</code>,
  code: (token, _, textOf) => <pre>{textOf((token as Tokens.Code).text)}</pre>,
  blockquote: (_, inner) => <blockquote>{inner()}</blockquote>,
  list: (token, _, textOf) => {
    const { ordered, start, items } = token as Tokens.List
    const shown = drawn(items, textOf)
    return ordered ? <ol start={Number(start) || 1}>{shown}</ol> : <ul>{shown}</ul>
  },
  list_item: (_, inner) => <li>{inner()}</li>,
  link: (token, inner, textOf) => {
    const address = safeAddress((token as Tokens.Link).href)
    return address ? <OutwardLink address={address}>{inner()}</OutwardLink> : textOf(token.raw)
  },
}

const drawn = (tokens: readonly Token[], textOf: TextOf): ReactNode =>
  tokens.map((token, index) => {
    const inner = () => drawn('tokens' in token ? (token.tokens ?? []) : [], textOf)
    // biome-ignore lint/suspicious/noArrayIndexKey: a comment's parts stay where they are
    return <Drawn key={index}>{drawings[token.type]?.(token, inner, textOf) ?? written(token, textOf)}</Drawn>
  })

const written = (token: Token, textOf: TextOf) => (token.type in drawings ? null : textOf(token.raw))
const Drawn = ({ children }: { children: ReactNode }) => children

function OutwardLink({ address, children }: { address: string; children: ReactNode }) {
  return (
    <Link inline href={address} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </Link>
  )
}
