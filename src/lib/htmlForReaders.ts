/**
 * A text for other programs, which open links as they like and know no address that begins with a slash.
 * @param html as `storyHtml` makes it
 * @param siteUrl address of the site, without a slash at the end
 */
export const htmlForReaders = (html: string, siteUrl: string) =>
  html
    .replace(/<span class="where"><\/span><span class="visually-hidden">[^<]*<\/span>/g, '')
    .replace(/ (href|src)="\//g, ` $1="${new URL(siteUrl).origin}/`)
