import { escapeHtml } from '../../src/lib/escapeHtml'

test('signs of HTML become references, in texts as in attributes', () => {
  expect(escapeHtml('5 < 7 & "8" > 6')).toBe('5 &lt; 7 &amp; &quot;8&quot; &gt; 6')
  expect(escapeHtml('&amp;')).toBe('&amp;amp;')
})
