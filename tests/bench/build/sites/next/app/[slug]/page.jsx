import { readFileSync } from 'node:fs';

const text = readFileSync(process.env.BODY ?? '', 'utf8');

export const dynamicParams = false;

export function generateStaticParams() {
  return Array.from({ length: Number(process.env.PAGES) }, (_, page) => ({ slug: `place-${page}` }));
}

export async function generateMetadata({ params }) {
  return { title: (await params).slug };
}

export default async function Page({ params }) {
  const { slug } = await params;
  return <div dangerouslySetInnerHTML={{ __html: text.replaceAll('%NAME%', slug) }} />;
}
