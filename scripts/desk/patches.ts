import { readFileSync } from 'node:fs'
import { SOURCE_LANGUAGE } from '../../src/i18n/languages'
import type { Plugins } from './plugins'

/** A change to the insides of Decap CMS */
interface Patch {
  /** The end of the path of the file */
  file: string
  from: string
  to: string
}

/**
 * Asks for what was written before a tab was closed when the entry is there, not at the same time: whichever came second stood
 * in the form, and that was mostly the file, while the words that somebody had asked for were gone.
 *
 * Delete when: Decap CMS waits by itself (decap-cms-core, `componentDidMount` of its Editor).
 */
const draftAfterEntry: readonly Patch[] = [
  {
    file: 'decap-cms-core/dist/esm/components/Editor/Editor.js',
    from: `    retrieveLocalBackup(collection, slug);
    if (newEntry) {
      createEmptyDraft(collection, this.props.location.search);
    } else {
      loadEntry(collection, slug);
    }
`,
    to: `    const entryIsThere = newEntry
      ? createEmptyDraft(collection, this.props.location.search)
      : loadEntry(collection, slug);
    entryIsThere.then(() => retrieveLocalBackup(collection, slug));
`,
  },
]

const I18N = 'decap-cms-core/dist/esm/lib/i18n.js'
const FORM = 'decap-cms-core/dist/esm/components/Editor/EditorControlPane/EditorControlPane.js'

/**
 * Translations as this site keeps them (src/schema/translation.ts): the English file has no tag in its name, files that stand
 * alone have translations too, of a list only the English files are read where the host can be asked for those, a preview is
 * given the English entry with all its languages (src/cms/preview) and goes back to English with the form beside it, and fields
 * within the entries of a list are hidden where they are not said in words.
 *
 * Delete when: Decap CMS can leave the tag of the default locale out, takes `multiple_files` for files that stand alone, and its
 * lists hide fields as its objects do.
 */
const translationsBeside: readonly Patch[] = [
  {
    file: I18N,
    from: 'return path.replace(new RegExp(`${escapeRegExp(extension)}$`), `${locale}.${extension}`);',
    to: `return locale === '${SOURCE_LANGUAGE}' ? path : path.replace(new RegExp(\`\${escapeRegExp(extension)}$\`), \`\${locale}.\${extension}\`);`,
  },
  {
    file: I18N,
    from: `const parts = path.slice(0, -\`.\${extension}\`.length);
        return parts.split('.').pop();`,
    to: `return path.split('/').pop().split('.').slice(1, -1).pop() ?? '${SOURCE_LANGUAGE}';`,
  },
  {
    file: I18N,
    from: "return entry.set('data', entry.getIn([I18N, locale, 'data']));",
    to: 'return entry;',
  },
  {
    file: 'decap-cms-core/dist/esm/backend.js',
    from: 'return `${ruleString}\\\\.${defaultLocale}\\\\..*`;',
    to: "return `${ruleString.replace('(.*)', '([^.]*)')}\\\\.[^.]*$`;",
  },
  {
    file: 'decap-cms-core/dist/esm/actions/config.js',
    from: 'if (i18n && i18n.structure !== I18N_STRUCTURE.SINGLE_FILE) {',
    to: 'if (false) {',
  },
  {
    file: 'decap-cms-widget-list/dist/esm/ListControl.js',
    from: 'collapsed: collapsed,\n          "data-testid"',
    to: 'collapsed: collapsed,\n          isFieldHidden: this.props.isFieldHidden,\n          locale: this.props.locale,\n          "data-testid"',
  },
  {
    file: FORM,
    from: 'return new Promise(resolve => this.setState({',
    to: 'this.props.onLocaleChange?.(defaultLocale);\n      return new Promise(resolve => this.setState({',
  },
  {
    file: 'decap-cms-core/dist/esm/components/Editor/EditorControlPane/EditorControl.js',
    from: 'visibility: hidden;',
    to: 'visibility: hidden; @media (max-width: 49.99em) { display: none; }',
  },
]

/**
 * Draws a form anew when the words of another language have been copied into it: the text's field showed none of them, and what
 * had been missing stayed red.
 *
 * Delete when: Decap CMS shows what it has copied (decap-cms-core, `copyFromOtherLocale`).
 */
const copiesShown: readonly Patch[] = [
  {
    file: FORM,
    from: 'selectedLocale: this.props.locale\n  };',
    to: 'selectedLocale: this.props.locale,\n    copies: 0\n  };',
  },
  {
    file: FORM,
    from: 'if (copyValue) this.props.onChange(field, copyValue, undefined, i18n);\n      }\n    });',
    to: `if (copyValue) this.props.onChange(field, copyValue, undefined, i18n);
      }
    });
    this.setState(({ copies }) => ({ copies: copies + 1 }));`,
  },
  {
    file: FORM,
    from: 'const key = i18n ? `${locale}_${i}` : i;',
    to: 'const key = i18n ? `${locale}_${this.state.copies}_${i}` : i;',
  },
]

const MESSAGES = 'decap-cms-core/dist/esm/components/UI/Notifications.js'

/**
 * A message stays as long as it takes to read it (WCAG 2.2, 2.2.1), some 14 characters a second: eight seconds are too few for
 * what the check says of a whole translation.
 *
 * Delete when: Decap CMS counts what there is to read.
 */
const messagesToRead: readonly Patch[] = [
  {
    file: MESSAGES,
    from: "const toastId = toast(typeof notification.message == 'string'",
    to: "const text = typeof notification.message == 'string'",
  },
  {
    file: MESSAGES,
    from: '}), {\n        autoClose: notification.dismissAfter,',
    to: `});
      const stays = notification.dismissAfter && Math.max(notification.dismissAfter, 4000 + 70 * text.length);
      const toastId = toast(text, {
        autoClose: stays,`,
  },
  { file: MESSAGES, from: '}, notification.dismissAfter);', to: '}, stays);' },
]

const NAME_OF = "new Intl.DisplayNames(document.documentElement.lang, { type: 'language' }).of"

/**
 * Languages by their names, in the language of the desk, where Decap CMS writes their tags.
 *
 * Delete when: Decap CMS writes names.
 */
const namesOfLanguages: readonly Patch[] = [
  {
    file: FORM,
    from: 'locale: locale.toUpperCase()',
    to: `locale: ${NAME_OF}(locale)`,
  },
  {
    file: FORM,
    from: 'locale: sourceLocale.toUpperCase()',
    to: `locale: ${NAME_OF}(sourceLocale)`,
  },
  {
    file: FORM,
    from: 'label: l,',
    to: `label: ${NAME_OF}(l),`,
  },
]

/**
 * A card asks for its picture when it comes near the screen: a list of 300 articles asked for 300 pictures before anybody had
 * seen one, each a request of its own, and drew all its cards anew for each that came.
 *
 * Delete when: Decap CMS waits by itself (decap-cms-core, `CardImage`).
 */
const picturesAsSeen: readonly Patch[] = [
  {
    file: 'decap-cms-core/dist/esm/components/Collection/Entries/EntryCard.js',
    from: `  useEffect(() => {
    setAsset(value ? getAsset(value, field) : null);
  }, [value, field, getAsset]);
  return asset ?`,
    to: `  const place = useRef(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const near = new IntersectionObserver(
      seen => seen.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '100%' }
    );
    if (place.current) near.observe(place.current);
    return () => near.disconnect();
  }, []);
  useEffect(() => {
    if (isNear) setAsset(value ? getAsset(value, field) : null);
  }, [isNear, value, field, getAsset]);
  return !isNear ? _jsx('span', { ref: place }) : asset ?`,
  },
  {
    file: 'decap-cms-core/dist/esm/components/Collection/Entries/EntryCard.js',
    from: "import { useEffect, useState } from 'react';",
    to: "import { useEffect, useRef, useState } from 'react';",
  },
]

const PATCHES = [
  ...draftAfterEntry,
  ...translationsBeside,
  ...copiesShown,
  ...messagesToRead,
  ...namesOfLanguages,
  ...picturesAsSeen,
]

/** @throws where what a patch changes is gone */
const patchedText = (path: string) =>
  PATCHES.filter(({ file }) => path.endsWith(file)).reduce(
    (text, { file, from, to }) => {
      if (!text.includes(from))
        throw new Error(`scripts/desk/patches.ts finds no "${from.trim()}" in ${file} any more.`)
      return text.replace(from, () => to)
    },
    readFileSync(path, 'utf8'),
  )

const FILES = new RegExp(`(${PATCHES.map(({ file }) => file.replace(/[.]/g, '\\.')).join('|')})$`)

export const patched = {
  name: 'patched',
  setup(build: Plugins) {
    build.onLoad({ filter: FILES }, ({ path }) => ({ contents: patchedText(path), loader: 'js' }))
  },
}
