import { readFileSync } from 'node:fs'
import { dropChunkMap } from '../../../src/gatsby/patches/dropChunkMap'

const MAP = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>
        `
const page = (map: string) =>
  `<body><!-- slice-start -->${map}<script>window.___webpackCompilationHash="1"</script></body>`

test('the list of chunks goes, and nothing else', () => {
  expect(dropChunkMap(page(MAP)).replace(/\s+/g, '')).toBe(page('').replace(/\s+/g, ''))
  expect(dropChunkMap(page(''))).toBe(page(''))
})

test('a list that is written otherwise stops the build', () => {
  expect(() => dropChunkMap(page('<script data-x id="gatsby-chunk-mapping">1</script>'))).toThrow(
    'see src/gatsby/patches/dropChunkMap.ts',
  )
})

test('Gatsby still writes it, and reads it for prefetching only', () => {
  const writer = readFileSync('node_modules/gatsby/dist/utils/gatsby-webpack-stats-extractor.js', 'utf8')
  expect(writer).toContain('id="gatsby-chunk-mapping"')
  const reader = readFileSync('node_modules/gatsby/cache-dir/loader.js', 'utf8')
  expect(reader.match(/createComponentUrls\(/g)).toHaveLength(2)
})
