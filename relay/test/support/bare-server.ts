import Fastify from 'fastify';

/** What the relay is measured against: its framework alone, which answers any e-mail with 201 and stores nothing. */
const app = Fastify();
app.post('/v3/smtp/email', async (_request, reply) => reply.code(201).send({ messageId: 'bare' }));
const port = new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port;
console.log(JSON.stringify({ event: 'listening', port }));
