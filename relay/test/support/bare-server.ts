import Fastify from 'fastify';

/** A bare server of the relay's framework that takes any e-mail and keeps none; it logs its port as the relay does. */
const app = Fastify();
app.post('/v3/smtp/email', async (_request, reply) => reply.code(201).send({ messageId: 'bare' }));
const port = new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port;
console.log(JSON.stringify({ event: 'listening', port }));
