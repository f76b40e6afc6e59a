import { counted } from './counted.mjs'
import { options } from './options.mjs'

/** What the verifier says in Portuguese. @type {import('./words.mjs').Words} */
export const wordsPt = {
  usage: `Uso: prumo-verify <exportacao.jsonl | recibo.json | recibo.pdf> [opções]
${options}

  --heads   arquivo ou pasta só com os pontos de verificação do registro de ações que foram publicados ou enviados a você
  --key     a chave de verificação nome+id+chave, obtida por outro meio; pode ser repetida
  --files   pasta com os arquivos anexados ao documento assinado
  --lang    en ou pt; se omitido, o idioma do sistema
  --json    o resultado em JSON
Termina com 0 se tudo confere, 1 se algo está errado, 2 se o arquivo não foi entendido, 3 se ele é mais antigo que os
seus pontos de verificação.`,
  headline: (report) => `${standingOf(report)}${missingIn(report)}${saidSince(report)}`,
  bad: 'NÃO CONFERE: isto não é o que foi registrado.',
  notUnderstood: 'NÃO ENTENDIDO:',
  checked: 'Verificado:',
  unchecked: 'Não verificado e, portanto, não provado:',
  counted: ({
    kind,
    organizationId,
    scope,
    entries,
    heads,
    outsideHeads,
    size,
    headAt,
    keyGiven,
    signedBy,
    keyKept,
    erased,
    signed,
    attachments,
  }) => [
    kind === 'log-export'
      ? `registro de ações da organização ${organizationId}: ${standing(entries, scope === 'all')} de ${size} em ${headAt ?? 'data desconhecida'}`
      : `recibo de assinatura da organização ${signed?.organization ? `${signed.organization} (${organizationId})` : organizationId}: o registro está na árvore de ${size} em ${headAt ?? 'data desconhecida'}, e o documento é o que foi assinado`,
    ...(signed
      ? [
          `${signed.act === 'return' ? 'devolução assinada' : 'aprovação assinada'} em ${signed.at}${signed.title === null ? '' : `: "${signed.title}"`}${signed.signer ? `, por ${signed.signer.name} <${signed.signer.email}>, como o registro de ações identifica quem assinou` : '; o recibo não diz o nome de ninguém'}`,
        ]
      : []),
    ...(signed?.sentence ? [`o que foi assinado: "${signed.sentence}"`] : []),
    `pontos de verificação assinados no arquivo: ${heads}; publicados fora dele: ${outsideHeads}; assinados com ${keyGiven ? 'a chave informada' : keyKept ? 'a chave do próprio arquivo, que também foi guardada com os seus pontos de verificação' : 'a chave do próprio arquivo'} (${signedBy})`,
    ...erased.map(
      (erasure) =>
        `${entriesIn(erasure.count)} sem conteúdo, eliminado pela regra "${erasure.rule}" de ${erasure.firstAt} a ${erasure.lastAt}${erasure.type ? `, conforme o registro ${erasure.type}` : ''}; ${erasure.count === 1 ? 'seu lugar no registro de ações confere' : 'seus lugares no registro de ações conferem'}`,
    ),
    ...attachments.map(
      ({ name, sha256, size }) =>
        `assinado junto: o arquivo "${name}", ${counted(size, 'byte', 'bytes')}, SHA-256 ${sha256}`,
    ),
  ],
  where: ({ from, to, line, byte, id }) =>
    [
      from !== null && (from === to ? `registro ${from}` : `o primeiro registro errado está entre ${from} e ${to}`),
      id !== null && `id ${id}`,
      line !== null && `linha ${line}, byte ${byte}`,
    ]
      .filter(Boolean)
      .join(', '),
  reasons: {
    usage: (what) => what,
    oneFile: () => 'informe um único arquivo por vez.',
    file: (path) => `arquivo não encontrado: ${path}`,
    folder: (path) => `pasta não encontrada: ${path}`,
    heads: (path) => `nenhum ponto de verificação assinado em ${path}`,
    headFile: (name) =>
      `${name}, informado com os pontos de verificação, não foi entendido. O ponto de verificação precisa estar como chegou: da linha "prumo/…" até a linha que começa com "— prumo/…", as duas inteiras, com a linha vazia entre elas, em texto UTF-8. Salve-o de novo e tire da pasta o que não for ponto de verificação.`,
    headFolder: (path) =>
      `a pasta ${path}, informada com os pontos de verificação, está vazia ou contém a si mesma. Tire-a de lá.`,
    key: (key) => `não é uma chave de verificação: ${key}`,
    language: (language) => `não há textos em ${language}.`,
    pdf: () => 'este PDF não traz dentro um recibo do Prumo.',
    format: () => 'não é a exportação de um registro de ações nem o recibo de uma aprovação.',
  },
  findings: {
    header: () => 'A primeira linha não segue este formato.',
    line: () => 'Uma linha não é JSON canônico deste formato ou está cortada.',
    key: ({ origin, key }) =>
      key === undefined
        ? `O arquivo não traz nenhuma chave de ${origin}, ou traz uma delas duas vezes.`
        : `A chave ${key} do arquivo não está entre as informadas ou não é de ${origin}. Se o registro de ações diz que um operador trocou a chave, peça a ele a nova e informe as duas.`,
    'key-unused': ({ key }) => `A chave ${key} do arquivo não assinou nenhum dos seus pontos de verificação.`,
    origin: ({ origin, source }) => `Um ponto de verificação${source ? ` (${source})` : ''} não é de ${origin}.`,
    signature: ({ size, headAt, source }) =>
      `O ponto de verificação de ${entriesIn(size)} de ${headAt}${source ? ` (${source})` : ''} não foi assinado com a chave.`,
    'signature-repeated': ({ size, headAt, source }) =>
      `O ponto de verificação de ${entriesIn(size)} de ${headAt}${source ? ` (${source})` : ''} traz duas assinaturas da mesma chave.`,
    'heads-order': ({ size }) =>
      `O ponto de verificação de ${entriesIn(size)} está repetido ou vem depois de um maior.`,
    'split-view': ({ size, headAt, otherAt }) =>
      `Dois pontos de verificação assinados de ${entriesIn(size)} têm raízes diferentes (${headAt}, ${otherAt}): foram mostradas duas histórias.`,
    consistency: ({ size, headAt, before }) =>
      `Não há prova de que o ponto de verificação de ${entriesIn(size)} (${headAt}) continua o de ${before ?? 0}.`,
    index: ({ index, expected }) =>
      `O registro de índice ${index} está no lugar do ${expected}: houve remoção, inserção ou troca de ordem.`,
    organization: ({ organizationId }) => `O registro é de outra organização: ${organizationId}.`,
    content: () => 'Os dados ou metadados não correspondem ao hash do registro: foram alterados.',
    leaf: () => 'O registro não corresponde ao hash da sua folha: foi alterado.',
    inclusion: ({ size, headAt }) => `A prova não mostra o registro na árvore de ${entriesIn(size)} (${headAt}).`,
    head: ({ size, headAt }) =>
      `Os registros não resultam na raiz do ponto de verificação assinado de ${entriesIn(size)} (${headAt}).`,
    'outside-head': ({ size, headAt, source }) =>
      `O registro de ações difere do ponto de verificação publicado de ${entriesIn(size)} de ${headAt} (${source}): foi reescrito.`,
    'shorter-than-head': ({ size, headAt, source, logSize, logAt }) =>
      `O registro de ações é mais curto que o ponto de verificação ${size} de ${headAt} (${source}): depois disso, em ${logAt}, foi assinado com ${entriesIn(logSize)}. Foi cortado, ou uma cópia antiga foi restaurada.`,
    short: ({ from, to }) => `Faltam no fim os registros ${from} a ${to}.`,
    beyond: () => 'Há mais registros do que diz o último ponto de verificação.',
    'head-unlisted': () => 'O registro de ações cita um ponto de verificação que o arquivo não traz.',
    'outside-head-unlisted': ({ size, headAt, source }) =>
      `O ponto de verificação publicado de ${entriesIn(size)} de ${headAt} (${source}) não está entre os do arquivo.`,
    erasure: ({ why }) => `Falta conteúdo que não foi eliminado: ${whyNotErased[why] ?? why}.`,
    'not-canonical': () => 'Dados, metadados ou conteúdo podem ser lidos de mais de um modo: não são JSON canônico.',
    'not-a-signature': ({ why, type }) => `Isto não é uma assinatura: ${whyNoSignature(why, type)}.`,
    document: () => 'O conteúdo do documento não é o que foi assinado.',
    signer: () => 'O recibo diz que assinou outra pessoa, não a que consta no registro de ações.',
    since: ({ why }) =>
      `O que o recibo diz do tempo depois da assinatura não procede: ${why === 'type' ? 'o registro nada diz de uma assinatura' : `o registro não é sobre ela (${why})`}.`,
    attachment: ({ name }) => `O arquivo "${name}" não é o que foi assinado.`,
  },
  notChecked: {
    'key-of-file': () =>
      'quem assinou: a chave foi lida do próprio arquivo. Compare-a com a chave que você obteve por outro meio.',
    'no-outside-heads': () =>
      'se o registro de ações inteiro foi reescrito por quem tem a chave de assinatura: informe os pontos de verificação publicados.',
    'before-first-head': ({ size, headAt }) =>
      `o que houve antes do seu primeiro ponto de verificação (${entriesIn(size)}, ${headAt}): até ali, quem tem a chave de assinatura poderia ter reescrito o registro de ações.`,
    'after-last-head': ({ count, headAt }) =>
      `${counted(count, 'registro do fim', 'registros do fim')} contra um ponto de verificação seu: o mais recente é de ${headAt}.`,
    'no-earlier-heads': ({ size, headAt }) =>
      `se o registro de ações inteiro foi reescrito por quem tem a chave de assinatura: o seu primeiro ponto de verificação (${entriesIn(size)}, ${headAt}) é posterior a este arquivo.`,
    'later-heads': ({ count, size, headAt }) =>
      `se o registro de ações de ${counted(count, 'ponto de verificação seu, posterior,', 'pontos de verificação seus, posteriores,')} (a partir de ${entriesIn(size)}, ${headAt}) continua este arquivo, e o que ele tem a mais.`,
    'heads-of-others': ({ count, files }) =>
      `${counted(count, 'ponto de verificação', 'pontos de verificação')} de outros registros de ações: ${files}.`,
    witnesses: ({ count }) =>
      `${counted(count, 'assinatura', 'assinaturas')} a mais nos pontos de verificação, com chaves que não são as do registro de ações.`,
    'other-keys': ({ count }) =>
      `${counted(count, 'outra chave', 'outras chaves')} no arquivo, usadas em outros pontos de verificação do registro de ações.`,
    'kept-key': ({ key, signedBy }) =>
      `a chave guardada com os seus pontos de verificação (${key}): o arquivo foi assinado com outra (${signedBy}). Pergunte se a chave foi trocada, e quando.`,
    leftovers: ({ count, files }) => `${counted(count, 'arquivo gravado', 'arquivos gravados')} só em parte: ${files}.`,
    'text-beside': ({ count, files }) =>
      `o texto em volta dos pontos de verificação em ${counted(count, 'arquivo', 'arquivos')}: ${files}.`,
    'heads-not-compared': ({ count, size }) =>
      `o arquivo contra ${counted(count, 'ponto de verificação seu', 'pontos de verificação seus')}: é a prova de uma só ação e traz apenas o ponto de verificação de ${entriesIn(size)}. Peça uma exportação do registro de ações.`,
    'left-out': () => 'se registros ficaram de fora: esta exportação é uma seleção.',
    erasures: ({ count }) =>
      `se ${counted(count, 'conteúdo que falta foi mesmo eliminado', 'conteúdos que faltam foram mesmo eliminados')}: o que registra isso não está nesta seleção, que é de um formato antigo. Peça uma exportação mais nova.`,
    'erasures-withheld': ({ count }) =>
      `até quando e por qual regra ${counted(count, 'conteúdo que falta foi eliminado', 'conteúdos que faltam foram eliminados')}: o registro disso está no arquivo, mas sem conteúdo, fechado a quem exportou.`,
    'head-of-receipt': ({ size }) =>
      `o ponto de verificação do recibo contra um seu: nenhum dos informados é de ${entriesIn(size)}. Peça uma exportação com os pontos de verificação intermediários.`,
    standing: () => 'se ela ainda vale não está neste arquivo: peça uma exportação do documento.',
    signer: () =>
      'o nome de quem assinou: o recibo não o traz. Ele é antigo, ou os dados da pessoa já foram eliminados.',
    pages: () =>
      'o que as páginas do PDF mostram: foi verificado o recibo que ele traz dentro. Compare as páginas com o que está escrito aqui.',
    attachment: ({ name }) => `o anexo "${name}": o arquivo não foi informado.`,
  },
}

/** @param {import('./verdictOn.mjs').Report} report */
const standingOf = ({ laterHead, scope, size, headAt }) =>
  laterHead
    ? `MAIS ANTIGO: ${scope === 'all' ? 'íntegro' : 'o que foi verificado está correto'} até o registro ${size}, de ${headAt}; os seus pontos de verificação vão até o ${laterHead.size}, de ${laterHead.headAt}. Peça uma exportação mais nova: se ela também terminar antes deles, o registro de ações foi cortado, ou uma cópia antiga foi restaurada.`
    : 'CONFERE: tudo o que foi verificado está correto.'

/** What a selection has without content. @param {import('./verdictOn.mjs').Report} report */
function missingIn({ missing }) {
  if (!missing || missing.contents === 0) return ''
  const unshown = missing.contents - missing.recorded
  const absent = ` Mas ${counted(missing.contents, 'conteúdo falta', 'conteúdos faltam')}`
  if (unshown === 0) return `${absent}, e a eliminação consta no registro de ações.`
  return `${absent}, e este arquivo não mostra a eliminação${unshown === missing.contents ? '' : ` de ${unshown} deles`}.`
}

/** What has become of a signature. @param {import('./verdictOn.mjs').Report} report */
function saidSince({ signed }) {
  const voided = signed?.voided
    ? ` Mas a assinatura foi anulada em ${signed.voided.at}${whyVoided[signed.voided.because ?? ''] ?? ''}.`
    : ''
  return `${voided}${signed?.newer ? ` Outro conteúdo do documento foi aprovado em ${signed.newer.at}.` : ''}`
}

/** @type {Record<string, string>} */
const whyVoided = {
  edited: ', porque o documento foi alterado',
  returned: ', porque o documento foi devolvido',
  withdrawn: ', porque o pedido foi retirado',
}

/** @param {number} count */
const entriesIn = (count) => counted(count, 'registro', 'registros')

/** @param {number} count @param {boolean} areAll */
const standing = (count, areAll) =>
  areAll
    ? `${counted(count, 'registro forma', 'registros formam')} toda a árvore`
    : `${counted(count, 'registro está', 'registros estão, cada um,')} na árvore`

/** @type {Record<string, string>} */
const whyNotErased = {
  project: 'o que não é de um projeto nunca é eliminado',
  never: 'registros deste tipo nunca são eliminados',
  time: 'a sua data não é uma data',
  later: 'o evento que registraria a eliminação vem antes ou é o próprio registro',
  type: 'o evento que registraria a eliminação não registra nenhuma',
  data: 'o evento que registraria a eliminação não diz até quando',
  projectId: 'a eliminação foi de outro projeto',
  at: 'a eliminação foi registrada em outra data',
  rule: 'a eliminação foi por outra regra',
  to: 'o registro é posterior à data até a qual houve eliminação',
  withheld: 'só o registro de uma eliminação pode vir sem conteúdo',
  found: 'nenhum evento do registro de ações registra a eliminação',
}

/** @param {string} why @param {string} type */
const whyNoSignature = (why, type) =>
  why === 'type' ? `um evento do tipo ${type} não assina nada` : `falta ao registro o campo ${why} de uma assinatura`
